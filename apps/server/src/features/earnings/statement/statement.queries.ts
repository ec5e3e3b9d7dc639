import { readEarningStatement, statementPeriod } from '@chowk/domain/earnings';
import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { profiles } from '../../../db/schema/accounts';
import { earnings } from '../../../db/schema/money/earnings';
import { writeDocument } from '../../../documents';
import { presentEarnings, selectEarnings } from '../present-earning';
import { statementDocument } from './statement-document';

/** More than a shop earns in a year; a document that grew without end would hold up everybody. */
const MAX_LINES = 1_000;

export const earningStatementRead = implementQuery(
  readEarningStatement,
  async ({ tx, actor, nowMs }, { month, language }) => {
    const period = statementPeriod(month, nowMs);
    const isOwn = eq(earnings.payee_id, actor.uid ?? '');
    const [person] = await tx
      .select({ name: profiles.full_name })
      .from(profiles)
      .where(eq(profiles.id, actor.uid ?? ''));
    const rows = await selectEarnings(tx)
      .where(
        and(
          isOwn,
          ne(earnings.status, 'reversed'),
          // Money of an order that came back was listed when it was earned.
          ne(earnings.kind, 'order_refund'),
          gte(earnings.created_at, new Date(period.fromMs)),
          lt(earnings.created_at, new Date(period.toMs)),
        ),
      )
      .orderBy(asc(earnings.created_at), asc(earnings.id))
      .limit(MAX_LINES);
    const pdf = await writeDocument(
      statementDocument(
        { name: person?.name ?? '', period, language, earnings: await presentEarnings(tx, rows) },
        nowMs,
      ),
    );
    return { name: `chowk-${period.name}.pdf`, pdf_base64: pdf.toString('base64') };
  },
);
