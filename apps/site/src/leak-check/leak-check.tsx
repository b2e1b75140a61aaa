import { Island } from '#ui/island/island.tsx';
import { LeakCheckTool, type LeakCheckToolProps } from './leak-check-tool.tsx';

/** The check as plain HTML, which goes on in the browser where scripts run. */
export function LeakCheck(props: LeakCheckToolProps) {
  return <Island name="leak-check" view={LeakCheckTool} props={props} words={['leakCheck']} />;
}
