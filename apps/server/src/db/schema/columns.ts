import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** Ids are version 7 uuids made by the client or the server, never by the database. */
export const id = () => uuid('id').primaryKey();

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();

export const updatedAt = () => moment('updated_at').notNull().defaultNow();
