import { sendLeadCode } from '../../src/features/leads/codes/send-lead-code';
import type { Message } from '../../src/messaging';
import { newId } from '../../src/new-id';
import { recordJobs } from '../ports';
import { startMarket } from './market';

type Market = Awaited<ReturnType<typeof startMarket>>;
type Person = Awaited<ReturnType<Market['person']>>;

let lastNumber = 9_800_000_000;
/** Nobody else's in this run. */
export const newPhone = () => `+91${++lastNumber}`;

/** A market with an ear on the messages, and short ways to a lead in any state. */
export async function startLeads() {
  const jobs = recordJobs();
  const messages: Message[] = [];
  const t = await startMarket({
    ports: {
      jobs,
      messenger: {
        send: async (message) => {
          messages.push(message);
          return { id: message.id ?? newId() };
        },
        isConfigured: () => true,
      },
    },
  });

  const draft = (values: Record<string, unknown> = {}) => ({
    id: newId(),
    shop_name: 'Sharma Stores',
    owner_name: 'Asha Sharma',
    phone: newPhone(),
    area: 'Bandra',
    ...values,
  });

  /** What the owner's phone shows once the job has run. */
  async function readCode(): Promise<string> {
    const job = jobs.sent.findLast(({ name }) => name === 'lead.send-code');
    await sendLeadCode(t.ports, String(job?.data.codeId));
    return messages.at(-1)?.text.slice(0, 6) ?? '';
  }

  async function create(bizman: Person, values: Record<string, unknown> = {}) {
    const input = draft(values);
    const made = await t.command('lead_create', input, { actor: bizman });
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    return input;
  }

  async function verified(bizman: Person, values: Record<string, unknown> = {}) {
    const lead = await create(bizman, values);
    await t.command('lead_send_otp', { id: lead.id }, { actor: bizman });
    const proof = { id: lead.id, code: await readCode() };
    const answer = await t.command('lead_verify_phone', proof, { actor: bizman });
    if (answer.body.outcome !== 'verified') throw new Error(JSON.stringify(answer.body));
    return lead;
  }

  async function requested(bizman: Person, values: Record<string, unknown> = {}) {
    const lead = await verified(bizman, values);
    const asked = await t.command('lead_request_activation', { id: lead.id }, { actor: bizman });
    if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
    return lead;
  }

  return { ...t, jobs, messages, draft, readCode, create, verified, requested };
}

export type Leads = Awaited<ReturnType<typeof startLeads>>;
