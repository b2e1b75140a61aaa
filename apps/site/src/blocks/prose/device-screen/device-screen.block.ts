import { block } from '#blocks/block.ts';

export const deviceScreenBlock = block({
  name: 'device-screen',
  summary:
    'A drawn screen beside a step: what the reader should see. The body is a list, one item for each line of the screen; write in bold what to tap, and a switch as `on`.',
  attributes: {
    title: {
      kind: 'text',
      required: true,
      explanation: 'what stands at the top of the screen, such as "VPN".',
    },
    isWindow: { kind: 'flag', explanation: 'true for a window of a computer; without it, a phone is drawn.' },
  },
  body: 'prose',
  select: ({ title, isWindow = false }) => ({ title, isWindow }),
  examples: [
    {
      name: 'A phone',
      source: [
        '{% device-screen title="VPN" %}',
        '- **Always-on VPN** `on`',
        '- Block connections without VPN `off`',
        '{% /device-screen %}',
      ].join('\n'),
    },
    {
      name: 'A window',
      source: [
        '{% device-screen title="Network" isWindow=true %}',
        '- **Add new interface**',
        '- WireGuard VPN',
        '{% /device-screen %}',
      ].join('\n'),
    },
  ],
});

export interface DeviceScreenModel {
  readonly title: string;
  readonly isWindow: boolean;
}
