import { describe, expect, test } from 'vitest';
import { addNoBreakSpacesToMessage, addNoBreakSpacesToMessages } from './no-break-messages.ts';

/** Makes no-break spaces visible. */
const seen = (text: string) => text.replaceAll('\u00a0', '_');

describe('addNoBreakSpacesToMessage', () => {
  const inPolish = (message: string) => seen(addNoBreakSpacesToMessage(message, 'pl'));

  test('words get their spaces, also in the forms of a plural and beside arguments', () => {
    expect(inPolish('{name} i {other} w {count, plural, one {# GB w domu} other {# GB i {x}}}')).toBe(
      '{name} i_{other} w_{count, plural, one {#_GB w_domu} other {#_GB i_{x}}}',
    );
    expect(inPolish('{count} GB miesięcznie')).toBe('{count}_GB miesięcznie');
    expect(inPolish('Cena z {day} r., {n, plural, one {# pkt} other {#}}')).toBe(
      'Cena z_{day}_r., {n, plural, one {#_pkt} other {#}}',
    );
  });

  test.each([
    // Syntax keeps its own, whatever the names are; an ending that follows an argument is no word.
    ['{a, select, i {z nami} w {u nas} other {}}', '{a, select, i {z_nami} w {u_nas} other {}}'],
    ['{name}a jest', '{name}a jest'],
  ])('%s becomes %s', (message, expected) => {
    expect(inPolish(message)).toBe(expected);
  });

  test('a tree keeps its shape', () => {
    const tree = addNoBreakSpacesToMessages({ a: 'w x', b: { c: 'y' } }, 'pl');
    expect(tree).toEqual({ a: 'w\u00a0x', b: { c: 'y' } });
  });
});
