import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { discardItems, enqueue, listPending } from '../outbox';
import { rememberedAnswer } from '../recalled-answers';
import { rememberAnswer } from '../remembered-answers';
import { settle } from '../settle';
import { newPerson } from '../test/new-person';
import { withWaitingOn } from '../waiting-answers';

const ANSWER = 'notification_choices_list {}';
const SMS = { kind: 'money', channel: 'sms', is_on: false } as const;
const MAIL = { kind: 'money', channel: 'email', is_on: true } as const;
const KNOWN = { items: [SMS, MAIL], whatsapp_opt_in: false };
const CHANCE = { nowMs: () => 1, random: () => 0 };

const choose = (id: string, choice: object) =>
  enqueue({ id, type: 'notification_choice_set', data: choice, isNewerForm: true });

it('what reaches a person is chosen without a network: the last word is shown, said once and kept', async () => {
  const { database } = await newPerson();
  await rememberAnswer(ANSWER, KNOWN);
  await choose('k-1', { ...SMS, is_on: true });
  await choose('k-2', { ...MAIL, is_on: false });
  await choose('k-3', { ...MAIL, is_on: true });
  const wanted = { items: [{ ...SMS, is_on: true }, MAIL], whatsapp_opt_in: false };
  expect(await withWaitingOn(ANSWER, KNOWN)).toEqual(wanted);
  const waiting = await listPending();
  expect(waiting.map(({ id }) => id)).toEqual(['k-1', 'k-3']);

  await settle(
    database,
    waiting.map((item) => ({ kind: 'done' as const, item, output: wanted })),
    CHANCE,
  );
  expect((await rememberedAnswer(ANSWER))?.content).toEqual(wanted);
  expect(await listPending()).toEqual([]);
});

it('a profile is shown as changed while that waits, and as the server has it once it is given up', async () => {
  const { personId } = await newPerson();
  const answer = `profile_read {"id":"${personId}"}`;
  const known = { id: personId, area: 'Dadar', full_name: 'Asha' };
  const { id } = await enqueue({ type: 'profile_update', data: { area: 'Mahim' } });
  expect(await withWaitingOn(answer, known)).toEqual({ ...known, area: 'Mahim' });
  await discardItems([id]);
  expect(await withWaitingOn(answer, known)).toEqual(known);
});
