import { expect, it } from 'vitest';
import { type Actor, ANONYMOUS } from './access/actor';
import { only, theSystem } from './access/policy';
import { defineStates, nextSteps, requireStep, requireSystemStep } from './states';

type Door = 'closed' | 'open' | 'locked';
const brand: Actor = { ...ANONYMOUS, uid: 'b', actorId: 'b', roles: ['brand'] };
const admin: Actor = { ...brand, roles: ['admin'] };

const door = defineStates<Door>({
  noun: 'door',
  states: ['closed', 'open', 'locked'],
  initial: 'closed',
  transitions: [
    { from: 'closed', to: 'open', by: only('brand', 'admin'), via: 'door_open' },
    { from: 'closed', to: 'locked', by: only('admin'), via: 'door_lock' },
  ],
});

it('offers each person the steps they may take from a state', () => {
  expect(nextSteps(door, 'closed', brand).map((step) => step.to)).toEqual(['open']);
  expect(nextSteps(door, 'closed', admin).map((step) => step.to)).toEqual(['open', 'locked']);
  expect(nextSteps(door, 'open', admin)).toEqual([]);
});

it('allows a step of the table and refuses any other', () => {
  expect(requireStep(door, 'closed', 'door_open', brand)).toBe('open');
  expect(() => requireStep(door, 'closed', 'door_lock', brand)).toThrow('WRONG_STATE');
  expect(() => requireStep(door, 'open', 'door_open', admin)).toThrow('WRONG_STATE');
});

it('refuses a table with an unknown state', () => {
  const wrong = { ...door, states: ['closed', 'open'] as Door[] };
  expect(() => defineStates(wrong)).toThrow('door has no state locked');
});

it('allows the system its own steps, and only those of the table', () => {
  const clock = defineStates<Door>({
    ...door,
    transitions: [{ from: 'open', to: 'closed', by: theSystem(), via: 'door.shut' }],
  });
  expect(nextSteps(clock, 'open', admin)).toEqual([]);
  expect(requireSystemStep(clock, 'open', 'door.shut')).toBe('closed');
  expect(() => requireSystemStep(clock, 'locked', 'door.shut')).toThrow('WRONG_STATE');
});
