import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import type { ErrorCode } from '@chowk/domain/kernel';
import type { BatchCall, BatchResult } from '@chowk/domain/sync';
import { describe, expect, it } from 'vitest';
import { NetworkError, ServerError } from '@/api/errors/errors';
import { enqueue } from '@/offline/outbox/outbox';
import type { OfflineDatabase } from '@/offline/store/schema';
import { put } from '@/offline/store/write';
import { changeRow } from '@/offline/test/change-row';
import { newPerson } from '@/offline/test/new-person';
import { type SendPorts, sendQueue } from './send-queue';
import { MOST_FAULTS } from './settle';

const done = ({ id }: BatchCall): BatchResult => ({
  id,
  status: 200,
  output: {},
  replayed: false,
});
const refused = ({ id }: BatchCall, status: number, code: ErrorCode): BatchResult => ({
  id,
  status,
  error: { code, message: code },
});

interface Script {
  readonly answer?: (call: BatchCall) => BatchResult;
  readonly whole?: (calls: readonly BatchCall[]) => void;
  readonly receipts?: readonly string[];
  readonly upload?: SendPorts['uploadPhoto'];
  readonly personId?: () => string | undefined;
}

const NOW_MS = 1_000_000;

function portsOf(personId: string, script: Script, sent: string[][] = []): SendPorts {
  return {
    personId: script.personId ?? (() => personId),
    nowMs: () => NOW_MS,
    random: () => 0,
    sendBatch: async (calls) => {
      sent.push(calls.map(({ id }) => id));
      script.whole?.(calls);
      return calls.map(script.answer ?? done);
    },
    uploadPhoto: script.upload ?? (async () => undefined),
    listReceipts: async () => new Set(script.receipts),
  };
}

async function queue(count: number, data: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let place = 0; place < count; place += 1) {
    ids.push((await enqueue({ type: 'deal_accept', data: { id: `d-${place}`, ...data } })).id);
  }
  return ids;
}

async function statesOf(database: OfflineDatabase) {
  const rows = await database.getAllFromIndex('pendingUploads', 'seq');
  return rows.map(({ state, lastError }) => [state, lastError?.code]);
}

describe('items leaving the queue', () => {
  it('are those the server confirmed, in one request of many', async () => {
    const { personId, database } = await newPerson();
    const ids = await queue(3);
    const sent: string[][] = [];
    const report = await sendQueue(database, personId, portsOf(personId, {}, sent));
    expect([report, sent]).toEqual([{ end: 'idle', sent: 3, failed: 0 }, [ids]]);
    expect(await database.count('pendingUploads')).toBe(0);
  });

  it.each(['PGRST116', 'ALREADY_EXISTS'] as const)(
    'a %s answer removes an item with a receipt for its id, and otherwise returns it to the person',
    async (code) => {
      const { personId, database } = await newPerson();
      const [first = ''] = await queue(2);
      const answer = (call: BatchCall) => refused(call, 409, code);
      await sendQueue(database, personId, portsOf(personId, { answer, receipts: [first] }));
      expect(await statesOf(database)).toEqual([['needs_attention', code]]);
    },
  );

  it('do not include a refused one or those after it on the same row', async () => {
    const { personId, database } = await newPerson();
    await queue(100);
    await enqueue({ type: 'deal_decline', data: { id: 'd-7', reason: 'time' } });
    const answer = (call: BatchCall) =>
      (call.input as { id: string }).id === 'd-7'
        ? refused(call, 409, 'CAMPAIGN_FULL')
        : done(call);
    const report = await sendQueue(database, personId, portsOf(personId, { answer }));
    expect(report).toEqual({ end: 'idle', sent: 99, failed: 1 });
    expect(await statesOf(database)).toEqual([
      ['needs_attention', 'CAMPAIGN_FULL'],
      ['queued', undefined],
    ]);
  });

  it('are isolated when the request as a whole cannot be read', async () => {
    const { personId, database } = await newPerson();
    const ids = await queue(9);
    const whole = (calls: readonly BatchCall[]) => {
      if (calls.some(({ id }) => id === ids[4])) throw new ServerError('VALIDATION_FAILED');
    };
    await sendQueue(database, personId, portsOf(personId, { whole }));
    const left = await database.getAll('pendingUploads');
    expect(left.map(({ id, state }) => [id, state])).toEqual([[ids[4], 'needs_attention']]);
  });
});

describe('a failing server', () => {
  async function failOften(times: number, script: Script) {
    const { personId, database } = await newPerson();
    await queue(1);
    for (let time = 0; time < times; time += 1) {
      await sendQueue(database, personId, portsOf(personId, script));
      const rows = await database.getAll('pendingUploads');
      await put(database, 'pendingUploads', ...rows.map((row) => ({ ...row, retryAt: 0 })));
    }
    return statesOf(database);
  }
  const broken = (call: BatchCall) => refused(call, 500, 'INTERNAL');

  it('shows the person a command that failed again and again', async () => {
    expect(await failOften(MOST_FAULTS, { answer: broken })).toEqual([['queued', 'INTERNAL']]);
    const further = await failOften(MOST_FAULTS + 1, { answer: broken });
    expect(further).toEqual([['needs_attention', 'INTERNAL']]);
  });

  it('says nothing about a command when whole requests fail or the network is lost', async () => {
    const whole = () => {
      throw new ServerError('INTERNAL');
    };
    expect(await failOften(MOST_FAULTS + 4, { whole })).toEqual([['queued', 'INTERNAL']]);
    let time = 0;
    const lost = () => {
      time += 1;
      if (time <= MOST_FAULTS + 2) throw new NetworkError('unreachable');
    };
    const late = await failOften(MOST_FAULTS + 3, { whole: lost, answer: broken });
    expect(late).toEqual([['queued', 'INTERNAL']]);
  });
});

describe('a lost connection', () => {
  it('keeps everything, waits as the server asks, and less for a network', async () => {
    const { personId, database } = await newPerson();
    await queue(2);
    const busy = () => {
      throw new ServerError('RATE_LIMITED', { details: { retryAfterS: 60 } });
    };
    const first = await sendQueue(database, personId, portsOf(personId, { whole: busy }));
    expect(first).toEqual({ end: 'unreachable', sent: 0, failed: 2 });
    const rows = await database.getAll('pendingUploads');
    expect(rows.every(({ retryAt }) => retryAt >= NOW_MS + 60_000)).toBe(true);
    // Nothing is due, so nothing is sent.
    const sent: string[][] = [];
    await sendQueue(database, personId, portsOf(personId, {}, sent));
    expect(sent).toEqual([]);
  });

  it('does not wait a day after the clock was set back', async () => {
    const { personId, database } = await newPerson();
    const [id = ''] = await queue(1);
    await changeRow(database, 'pendingUploads', id, { retryAt: NOW_MS + 86_400_000 });
    expect((await sendQueue(database, personId, portsOf(personId, {}))).sent).toBe(1);
  });

  it('leaves an interrupted item to the next sender', async () => {
    const { personId, database } = await newPerson();
    const [id = ''] = await queue(1);
    await changeRow(database, 'pendingUploads', id, { state: 'sending' });
    expect((await sendQueue(database, personId, portsOf(personId, {}))).sent).toBe(1);
  });

  it('does not accept a response that leaves out a command', async () => {
    const { personId, database } = await newPerson();
    await queue(2);
    const ports = portsOf(personId, {});
    const first = {
      ...ports,
      sendBatch: async (calls: readonly BatchCall[]) => calls.slice(1).map(done),
    };
    await sendQueue(database, personId, first);
    expect(await statesOf(database)).toEqual([['queued', 'foreign_answer']]);
  });
});

describe('another person', () => {
  it('stops at 401 and continues when the same person is back', async () => {
    const { personId, database } = await newPerson();
    await queue(3);
    const whole = () => {
      throw new ServerError('UNAUTHENTICATED');
    };
    const stopped = await sendQueue(database, personId, portsOf(personId, { whole }));
    expect(stopped.end).toBe('sign_in');
    expect((await sendQueue(database, personId, portsOf(personId, {}))).sent).toBe(3);
  });

  it('sends their own items after a 401 of the first, whose items continue later', async () => {
    const first = await newPerson();
    await queue(2);
    await enqueue({ type: 'deal_decline', data: { id: 'd-0', reason: 'time' } });
    const sent: string[][] = [];
    const whole = () => {
      if (sent.length === 2) throw new ServerError('UNAUTHENTICATED');
    };
    const cut = await sendQueue(
      first.database,
      first.personId,
      portsOf(first.personId, { whole }, sent),
    );
    expect(cut).toEqual({ end: 'sign_in', sent: 2, failed: 1 });
    const second = await newPerson();
    const [own] = await queue(1);
    const later: string[][] = [];
    await sendQueue(second.database, second.personId, portsOf(second.personId, {}, later));
    await sendQueue(first.database, first.personId, portsOf(second.personId, {}, later));
    expect(later).toEqual([[own]]);
    expect(await statesOf(first.database)).toEqual([['queued', 'UNAUTHENTICATED']]);
    const back = await sendQueue(first.database, first.personId, portsOf(first.personId, {}));
    expect(back).toEqual({ end: 'idle', sent: 1, failed: 0 });
  });

  it('sends nothing of somebody else, and stores no response meant for them', async () => {
    const { personId, database } = await newPerson();
    await queue(1);
    const sent: string[][] = [];
    const other = portsOf(personId, { personId: () => 'somebody-else' }, sent);
    expect((await sendQueue(database, personId, other)).end).toBe('sign_in');
    expect(sent).toEqual([]);
    let isHere = true;
    const whole = () => {
      isHere = false;
    };
    const leaving = portsOf(personId, { whole, personId: () => (isHere ? personId : undefined) });
    await sendQueue(database, personId, leaving);
    expect(await database.count('pendingUploads')).toBe(1);
  });
});

describe('photos', () => {
  const proof = { type: 'proof_submit', data: { deal_id: 'd-1' } };
  const photo = { bucket: 'proof-photos', path: 'd-1-1.jpg', blob: new Blob(['shelf']) } as const;

  it('go before their command, block nothing else, and are not sent twice', async () => {
    const { personId, database } = await newPerson();
    const { id } = await enqueue({ ...proof, blobs: [photo, { ...photo, path: 'd-1-2.jpg' }] });
    const [light] = await queue(1);
    const [uploaded, sent]: [string[], string[][]] = [[], []];
    const upload: SendPorts['uploadPhoto'] = async ({ path }) => {
      if (path === 'd-1-2.jpg' && uploaded.length === 1) {
        uploaded.push('broke off');
        throw new NetworkError('timeout');
      }
      uploaded.push(path);
    };
    const ports = portsOf(personId, { upload }, sent);
    expect((await sendQueue(database, personId, ports)).end).toBe('unreachable');
    await changeRow(database, 'pendingUploads', id, { retryAt: 0 });
    await sendQueue(database, personId, ports);
    expect(sent).toEqual([[light], [id]]);
    expect(uploaded).toEqual(['d-1-1.jpg', 'broke off', 'd-1-2.jpg']);
    expect(await database.count('blobs')).toBe(0);
  });

  it('return their command to the person when refused, with the photo still there', async () => {
    const { personId, database } = await newPerson();
    await enqueue({ ...proof, blobs: [photo] });
    const upload: SendPorts['uploadPhoto'] = async () => {
      throw new ServerError('NOT_AN_IMAGE');
    };
    await sendQueue(database, personId, portsOf(personId, { upload }));
    expect(await statesOf(database)).toEqual([['needs_attention', 'NOT_AN_IMAGE']]);
    expect(await database.count('blobs')).toBe(1);
  });
});
