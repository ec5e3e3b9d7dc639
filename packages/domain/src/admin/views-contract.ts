import * as z from 'zod/mini';
import { defineCommand, defineQuery, idField, textField } from '../kernel';
import { EXPORTABLE_LISTS } from './export-contract';
import { adminPolicy } from './policy';

const MAX_VIEW_NAME_LENGTH = 40;
const MAX_KEY_LENGTH = 40;
const MAX_VALUE_LENGTH = 200;

const savedView = z.object({
  id: idField,
  name: z.string(),
  filter: z.record(z.string(), z.string()),
});
export type SavedView = z.output<typeof savedView>;

const listField = z.enum(EXPORTABLE_LISTS);

export const listSavedViews = defineQuery({
  name: 'saved_views_list',
  path: '/saved_views',
  summary: 'Your own ways of narrowing a list of the console, by name',
  params: z.object({ list: listField }),
  output: z.object({ items: z.array(savedView) }),
  access: adminPolicy.keepViews,
});

export const saveView = defineCommand({
  name: 'saved_view_save',
  summary: 'Keep how a list is narrowed under a name',
  input: z.object({
    id: idField,
    list: listField,
    name: textField(MAX_VIEW_NAME_LENGTH),
    filter: z.record(z.string().check(z.maxLength(MAX_KEY_LENGTH)), textField(MAX_VALUE_LENGTH)),
  }),
  output: savedView,
  access: adminPolicy.keepViews,
  entity: 'saved_views',
});

export const deleteView = defineCommand({
  name: 'saved_view_delete',
  summary: 'Forget one of them',
  input: z.object({ id: idField }),
  output: z.object({ id: idField }),
  access: adminPolicy.keepViews,
  entity: 'saved_views',
});
