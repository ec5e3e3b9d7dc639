import { type NotificationKind, SECURITY_CHANGES, type SecurityChange } from '../accounts';
import { formatDate, formatPaise } from '../kernel';
import type { ConfigKey, ProposalKind, TeamRole } from '../platform';
import { kindOfNotice, linkOfNotice } from './catalogue';
import { isNotificationType, type NotificationType } from './types';

/** The words of one language. */
export interface MessageWords {
  readonly language: 'en' | 'hi';
  readonly notices: Readonly<Record<NotificationType, string>>;
  readonly kinds: Readonly<Record<NotificationKind, string>>;
  readonly actions: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly changes: Readonly<Record<SecurityChange, string>>;
  readonly proposals: Readonly<Record<ProposalKind, string>>;
  readonly settings: Readonly<Partial<Record<ConfigKey, string>>>;
  readonly roles: Readonly<Record<TeamRole, string>>;
  readonly many: string;
  readonly open: string;
  readonly choose: string;
}

type Payload = Readonly<Record<string, unknown>>;

const PAISE = /_paise$/;
const MAX_HOLE_LENGTH = 120;
/** Names come from people: no line breaks, nothing that turns the direction of the text. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

function plain(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const tidy = text.replace(UNWANTED, ' ').trim();
  return tidy.length > MAX_HOLE_LENGTH ? `${tidy.slice(0, MAX_HOLE_LENGTH - 1)}…` : tidy;
}

function moment(value: unknown, language: string): string {
  const isTime = typeof value === 'string' && !Number.isNaN(Date.parse(value));
  return isTime ? formatDate(value, language, { withTime: true }) : '';
}

/** What a proposal is about, as the console calls it; what it does not know stays as it is. */
function proposalHoles(words: MessageWords, { proposal, subject, setting, role }: Payload) {
  const about = proposal === 'setting' ? { subject: words.settings[subject as ConfigKey] } : {};
  const holes = {
    ...about,
    proposal: words.proposals[proposal as ProposalKind],
    setting: words.settings[setting as ConfigKey],
    role: words.roles[role as TeamRole],
  };
  return Object.fromEntries(Object.entries(holes).filter(([, named]) => named !== undefined));
}

/** The payload as text: money, times, actions and reasons; everything else as it is. */
export function noticeHoles(words: MessageWords, type: string, payload: Payload) {
  const holes: Record<string, string> = {};
  for (const [name, value] of Object.entries(payload)) {
    if (PAISE.test(name)) holes[name.replace(PAISE, '')] = formatPaise(Number(value) || 0);
    else if (name === 'until') holes.until = moment(value, words.language);
    else holes[name] = plain(value);
  }
  if (type === 'bizman_action') {
    const action = words.actions[holes.action ?? ''] ?? words.actions.other ?? '';
    holes.action = holes.subject ? `${action} – ${holes.subject}` : action;
  }
  if (type === 'security_changed') {
    const change = SECURITY_CHANGES.find((each) => each === payload.change);
    holes.change = change ? words.changes[change] : words.kinds.account;
  }
  Object.assign(holes, proposalHoles(words, payload));
  if (type === 'proof_rejected') {
    // The reviewer's own text is more specific than "something else".
    const named = words.reasons[holes.reason ?? ''] ?? '';
    holes.reason = (holes.reason === 'other' && holes.note) || named;
  }
  return holes;
}

export function fillHoles(sentence: string, holes: Readonly<Record<string, string>>): string {
  const filled = sentence.replace(/\{(\w+)\}/g, (_, name: string) => holes[name] ?? '');
  // Where no reason was given none is announced.
  return filled.replace(/[\s:]+$/, '');
}

/** The one sentence of a notification; of a type from later than this code only its kind. */
export function noticeText(words: MessageWords, type: string, payload: Payload): string {
  if (!isNotificationType(type)) return words.kinds[kindOfNotice(type)];
  return fillHoles(words.notices[type], noticeHoles(words, type, payload));
}

export interface Notified {
  readonly type: string;
  readonly payload: Payload;
}

/** What leaves the app: one notification as itself, several of a type as one that opens the list. */
export function composeMessage(words: MessageWords, notified: readonly [Notified, ...Notified[]]) {
  const [latest] = notified;
  const title = words.kinds[kindOfNotice(latest.type)];
  const text = noticeText(words, latest.type, latest.payload);
  if (notified.length === 1) {
    return { title, body: text, link: linkOfNotice(latest.type, latest.payload) };
  }
  const body = fillHoles(words.many, { count: String(notified.length), latest: text });
  return { title, body, link: '/notifications' };
}
