import { defineCommand, defineQuery, idField, only } from '@chowk/domain/kernel';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readShape } from '../contract-inputs/read-shape';
import { idFieldsOf, sampleOf } from '../contract-inputs/sample-input';
import { referenceOf, rowOf } from './nouns';

const newCommand = defineCommand({
  name: 'gadget_polish',
  summary: 'New to the matrix',
  input: z.object({ id: idField, parts: z.array(z.object({ gadget_id: idField })) }),
  output: z.object({}),
  access: only('brand'),
  entity: 'gadgets',
});

describe('a command that is new to the matrix', () => {
  it('has its ids found, and a valid input made with them', () => {
    const shape = readShape(newCommand.input);
    expect(idFieldsOf(shape)).toEqual(['id', 'parts.gadget_id']);
    const made = sampleOf(shape, { idFor: (field) => `the ${field}`, withOptional: true });
    expect(made).toEqual({ id: 'the id', parts: [{ gadget_id: 'the parts.gadget_id' }] });
  });

  it('is about the table it names', () => {
    expect(referenceOf(newCommand, 'id')).toEqual({ kind: 'row', table: 'gadgets' });
    const read = defineQuery({
      name: 'gadget_read',
      path: '/gadgets/{id}',
      summary: 'New too',
      params: z.object({ id: idField }),
      output: z.object({}),
      access: only('brand'),
    });
    expect(referenceOf(read, 'id')).toEqual({ kind: 'row', table: 'gadgets' });
    const making = { ...newCommand, name: 'gadget_create' } as const;
    expect(referenceOf(making, 'id')).toEqual({ kind: 'new', table: 'gadgets' });
  });

  it('fails with the line to add when nobody said what an id of it is of', () => {
    expect(() => referenceOf(newCommand, 'parts.gadget_id')).toThrow('TABLE_OF_FIELD');
    const people = { retailer: '', brand: '', bizman: '', admin: '', super_admin: '' };
    const facts = { label: '', serial: 1, phone: '', otherSuperAdmin: '', keyOfConfig: '' };
    const side = { ...facts, people, ids: {}, personal: {} };
    expect(() => rowOf(side, 'gadgets', 'brand')).toThrow('SIDE_ROWS');
  });

  it('fails with the line to add when a format of it has no sample', () => {
    const odd = z.string().check(z.refine(() => true, { params: { rule: 'barcode' } }));
    const make = () => sampleOf(readShape(odd), { idFor: () => '', withOptional: true }, 'code');
    expect(make).toThrow('add a value of it to SAMPLES');
  });
});
