import { useTranslations } from 'use-intl/react';
import { Bill } from '#evidence/price/price.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import { Collapsible } from '#ui/primitives/collapsible/collapsible.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import type { PriceHistoryModel } from '../price-history/price-history-model.ts';
import { PriceHistorySection } from '../price-history/price-history-section.tsx';
import type { CostModel, PlanBill } from './cost-model.ts';
import type { KeptDay } from './kept-days.ts';

interface CostSectionProps {
  readonly cost: CostModel | undefined;
  readonly history: PriceHistoryModel | undefined;
}

/** What is paid when, the days to keep in mind, and behind a line each: how the price moved, and every other plan. */
export function CostSection({ cost, history }: CostSectionProps) {
  const t = useTranslations('review.cost');
  return (
    <div className="cost-parts">
      {cost ? <PlanBillView {...cost.bill} /> : <p>{t('unknown')}</p>}
      <div>
        <ul className="kept-days">
          {cost?.days.map((day) => (
            <Day key={day.icon} {...day} />
          ))}
          {history && <Day icon="tag" {...history.inShort} mark={history.mark} />}
        </ul>
        {cost?.tool && (
          <p className="cost-save">
            <ButtonLink href={cost.tool.calendar} kind="line">
              <Icon name="calendar" className="size-4" />
              {t('save')}
            </ButtonLink>
          </p>
        )}
        <PriceHistoryFold history={history} />
        {cost && cost.others.length > 0 && (
          <Collapsible label={t('others', { count: cost.others.length })}>
            <div className="plan-bills">
              {cost.others.map((plan) => (
                <PlanBillView key={plan.id} {...plan} />
              ))}
            </div>
            {cost.leftOut && <p className="review-caption">{cost.leftOut}</p>}
          </Collapsible>
        )}
      </div>
    </div>
  );
}

function Day({ icon, title, detail, mark }: KeptDay) {
  return (
    <li>
      <Icon name={icon} />
      <b>{title}</b>
      <span>
        {detail}
        {mark && <SourceMark {...mark} />}
      </span>
    </li>
  );
}

/** Links lead to the heading inside, and the browser opens what is around it. */
function PriceHistoryFold({ history }: Pick<CostSectionProps, 'history'>) {
  const t = useTranslations('priceHistory');
  return (
    <Collapsible label={t('heading')}>
      <h3 id="price-history" className="sr-only">
        {t('heading')}
      </h3>
      <PriceHistorySection history={history} />
    </Collapsible>
  );
}

function PlanBillView({ title, lines, total, words }: PlanBill) {
  return (
    <div className="plan-bill">
      <h3>{title}</h3>
      <Bill lines={lines} total={total} plan={words} />
    </div>
  );
}
