import { type Earning, isBizmanPay, type StatementPeriod } from '@chowk/domain/earnings';
import { formatDate, formatPaise } from '@chowk/domain/kernel';
import type { Document } from '../../../documents';
import { STATEMENT_WORDS, type StatementWords } from './statement-words';

export interface Statement {
  readonly name: string;
  readonly period: StatementPeriod;
  readonly language: 'en' | 'hi';
  readonly earnings: readonly Earning[];
}

/** A placement is labelled by its campaign, a bizman's earning by its shop or month. */
function whatFor(earning: Earning, words: StatementWords): string {
  const { kind, campaign_title, shop_name, month } = earning;
  if (!isBizmanPay(kind)) return campaign_title ?? words.kinds[kind];
  return [words.kinds[kind], shop_name ?? month].filter(Boolean).join(': ');
}

export function statementDocument(
  { name, period, language, earnings }: Statement,
  nowMs: number,
): Document {
  const words = STATEMENT_WORDS[language];
  const sum = (of: 'gross_paise' | 'tax_paise' | 'net_paise') =>
    formatPaise(earnings.reduce((total, earning) => total + earning[of], 0));
  const isOfShops = earnings.some(({ kind }) => isBizmanPay(kind));
  const now = new Date(nowMs);
  return {
    title: words.title,
    date: now,
    parts: [
      {
        kind: 'facts',
        facts: [
          [words.name, name],
          [words.period, period.name],
          [words.made, formatDate(now.toISOString(), language)],
        ],
      },
      {
        kind: 'table',
        columns: [
          { header: words.date, share: 0.12 },
          { header: isOfShops ? words.whatFor : words.campaign, share: 0.23 },
          { header: words.gross, share: 0.11, align: 'right' },
          { header: words.tax, share: 0.12, align: 'right' },
          { header: words.net, share: 0.12, align: 'right' },
          { header: words.status, share: 0.13 },
          { header: words.bank, share: 0.17 },
        ],
        rows: earnings.map((earning) => [
          formatDate(earning.created_at, language),
          whatFor(earning, words),
          formatPaise(earning.gross_paise),
          formatPaise(earning.tax_paise),
          formatPaise(earning.net_paise),
          words.states[earning.status],
          earning.bank_reference ?? '',
        ]),
        totals: [[words.total, '', sum('gross_paise'), sum('tax_paise'), sum('net_paise'), '', '']],
      },
      { kind: 'text', text: isOfShops ? words.bizmanNote : words.note },
    ],
  };
}
