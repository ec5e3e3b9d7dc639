import * as z from 'zod/mini';
import { defineCommand, defineQuery } from '../../kernel';
import { accountsPolicy } from '../policy';
import { CHOSEN_CHANNELS, isFixedChoice, NOTIFICATION_KINDS } from './choice-rules';

const choiceFields = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  channel: z.enum(CHOSEN_CHANNELS),
  is_on: z.boolean(),
});

const everyChoice = z.object({ items: z.array(choiceFields), whatsapp_opt_in: z.boolean() });
export type NotificationChoices = z.output<typeof everyChoice>;

export const listNotificationChoices = defineQuery({
  name: 'notification_choices_list',
  path: '/notification_choices',
  summary: 'What reaches you by which way; the list in the app always has everything',
  params: z.object({}),
  output: everyChoice,
  access: accountsPolicy.readSelf,
});

export const setNotificationChoice = defineCommand({
  name: 'notification_choice_set',
  summary: 'Turn one way of hearing about one kind of news on or off',
  input: choiceFields.check(
    z.refine(({ kind, channel, is_on }) => is_on || !isFixedChoice(kind, channel), {
      path: ['is_on'],
      params: { rule: 'always_on' },
    }),
  ),
  output: everyChoice,
  access: accountsPolicy.changeOwn,
  entity: 'notification_choices',
  queueable: true,
});
