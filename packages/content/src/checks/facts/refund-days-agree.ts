import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { filesOfKind, problemAt } from '#facts/fact-file.ts';
import type { Check } from '../check.ts';

/** The refund period of a provider is the longest of its plans. */
export const refundDaysAgree: Check = ({ factFiles }) =>
  filesOfKind(factFiles, 'provider').flatMap((file) => {
    const facts = fieldsOf(fieldsOf(file.data).facts);
    const { value } = fieldsOf(facts['money-back-days']);
    const windows = itemsOf(fieldsOf(facts.prices).value).flatMap((plan) => {
      const { refundDays } = fieldsOf(plan);
      return typeof refundDays === 'number' ? [refundDays] : [];
    });
    const longest = Math.max(...windows);
    if (typeof value !== 'number' || windows.length === 0 || longest === value) return [];
    return [
      problemAt(
        file,
        ['facts', 'money-back-days', 'value'],
        `"facts.money-back-days" is ${value}, but the longest "refundDays" of a plan is ${longest}.`,
        'Read the source of both again and correct the wrong one.',
      ),
    ];
  });
