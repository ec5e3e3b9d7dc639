/** Who receives a realtime event: one person, everyone of a role, or everyone. */
export type Audience = `person:${string}` | `role:${string}` | 'everyone';

export interface RealtimeEvent {
  readonly id: string;
  /** `noun.past-verb`, as in `deal.accepted`. */
  readonly type: `${string}.${string}`;
  readonly entityId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}
