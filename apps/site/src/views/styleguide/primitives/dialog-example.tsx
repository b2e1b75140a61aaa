import { Dialog, DialogButton } from '#ui/primitives/dialog/dialog.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

export const example: PrimitiveExample = {
  name: 'Dialog',
  render: () => (
    <>
      <DialogButton dialog="example-dialog">Open a dialog</DialogButton>
      <Dialog id="example-dialog" title="Forget your choices?" closeLabel="Close">
        <p>The theme and the language follow your device again.</p>
      </Dialog>
    </>
  ),
};
