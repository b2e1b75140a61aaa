import { Island } from '#ui/island/island.tsx';
import { LeakCheckTool, type LeakCheckToolProps } from './leak-check-tool.tsx';

/** Renders the check as plain HTML, which becomes interactive if scripts run. */
export function LeakCheck(props: LeakCheckToolProps) {
  return <Island name="leak-check" view={LeakCheckTool} props={props} words={['leakCheck']} />;
}
