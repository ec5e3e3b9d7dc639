import type { QueuedCommand } from './queue-commands';

/** Changes of a row carry their version, so their order is visible. */
function draftAndChanges(personId: string, place: number, changes: number, photo?: Buffer) {
  const id = crypto.randomUUID();
  const target = `campaigns:${id}`;
  const path = `${personId}/sample-${place}.jpg`;
  const create: QueuedCommand = {
    id: crypto.randomUUID(),
    type: 'campaign_create',
    data: { id, title: `Draft ${place}`, ...(photo ? { sample_photo_path: path } : {}) },
    target,
    ...(photo ? { photo: { bucket: 'brand-logos', path, bytes: photo } } : {}),
  };
  const updates = Array.from(
    { length: changes },
    (_, change): QueuedCommand => ({
      id: crypto.randomUUID(),
      type: 'campaign_update',
      data: { id, version: change + 1, brief: `Change ${change + 1}` },
      target,
    }),
  );
  return [create, ...updates];
}

export interface ChaosSize {
  /** How many campaigns are created, and how often each is changed. */
  readonly drafts: number;
  readonly changes: number;
  /** The first drafts have these photos. */
  readonly photos: readonly Buffer[];
}

/** One command per row in turn, like somebody who works through several. */
export function chaosCommands(personId: string, size: ChaosSize): QueuedCommand[] {
  const rows = Array.from({ length: size.drafts }, (_, place) =>
    draftAndChanges(personId, place, size.changes, size.photos[place]),
  );
  const profile = Array.from(
    { length: size.changes + 1 },
    (_, change): QueuedCommand => ({
      id: crypto.randomUUID(),
      type: 'profile_update',
      data: { full_name: `Asha ${change}` },
      target: 'profiles:own',
    }),
  );
  const all = [...rows, profile];
  return Array.from({ length: size.changes + 1 }, (_, turn) =>
    all.flatMap((row) => row[turn] ?? []),
  ).flat();
}
