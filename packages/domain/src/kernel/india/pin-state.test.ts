import { expect, it } from 'vitest';
import { isInIndia, isNearPin, isPinOfState, statesOfPin } from './pin-state';

it.each([
  ['110001', '07', { lat: 28.63, lng: 77.22 }],
  ['400050', '27', { lat: 19.06, lng: 72.83 }],
  ['403001', '30', { lat: 15.49, lng: 73.83 }],
  ['682555', '31', { lat: 10.57, lng: 72.64 }],
  ['737101', '11', { lat: 27.33, lng: 88.61 }],
  ['744101', '35', { lat: 11.67, lng: 92.74 }],
  ['792103', '12', { lat: 27.9, lng: 96.2 }],
  ['194101', '38', { lat: 34.15, lng: 77.58 }],
  ['834001', '20', { lat: 23.34, lng: 85.31 }],
  ['903001', '19', { lat: 27.3, lng: 88.6 }],
])('finds nothing wrong with %s in state %s', (pin, state, position) => {
  expect(isPinOfState(pin, state)).toBe(true);
  expect(isNearPin(position, pin)).toBe(true);
  expect(isInIndia(position)).toBe(true);
});

it('finds a PIN code of another state and a position at the other end of the country', () => {
  expect(isPinOfState('400050', '07')).toBe(false);
  expect(isPinOfState('744101', '19')).toBe(false);
  expect(isNearPin({ lat: 28.63, lng: 77.22 }, '600001')).toBe(false);
  expect(isNearPin({ lat: 11.67, lng: 92.74 }, '700001')).toBe(false);
});

it.each([
  { lat: 51.5, lng: -0.1 },
  { lat: 0, lng: 0 },
  { lat: 24.9, lng: 67.0 },
])('knows that %j is not in India', (position) => {
  expect(isInIndia(position)).toBe(false);
});

it('names the states a PIN code may lie in, the likeliest first', () => {
  expect(statesOfPin('110001')).toEqual(['07']);
  expect(statesOfPin('400050')).toEqual(['27']);
  expect(statesOfPin('403001')).toEqual(['30']);
  expect(statesOfPin('744101')).toEqual(['35']);
  expect(statesOfPin('781001')).toEqual(['18']);
  expect(statesOfPin('831001')).toEqual(['20', '10']);
  expect(statesOfPin('903001')).toEqual([]);
});
