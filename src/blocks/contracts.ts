import type { BlockContract } from './block-contract.ts';
import { faqContract } from './faq/contract.ts';

/** Every block that authors may use. */
export const contracts: readonly BlockContract[] = [faqContract];
