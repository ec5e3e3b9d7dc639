import { expect, it } from 'vitest';
import { latinOf } from './devanagari';
import { searchKey } from './search-key';

it.each([
  ['नमकीन', 'namakeen'],
  ['चाय', 'chaay'],
  ['हल्दी', 'haldee'],
  ['ज़ीरा ५०० ग्राम', 'zeeraa 500 graam'],
  ['Parle-G', 'Parle-G'],
])('writes %s as %s', (hindi, latin) => {
  expect(latinOf(hindi)).toBe(latin);
});

it.each([
  ['नमकीन', 'namkeen', 'Namkin', 'namakeen'],
  ['चाय', 'chai', 'chay', 'Chaay'],
  ['हल्दी', 'haldi', 'Haldee', 'haldy'],
  ['आटा', 'atta', 'aata', 'Ata'],
  ['दाल', 'dal', 'daal', 'DAAL'],
  ['जीरा', 'jeera', 'zeera', 'jira'],
  ['धनिया', 'dhaniya', 'dhania', 'daniya'],
  ['बिस्कुट', 'biskut', 'Biskoot'],
  ['फूल', 'phool', 'fool', 'ful'],
  ['चावल', 'chawal', 'chaval'],
])('takes %s, %s and their other spellings for one', (...spellings) => {
  const keys = new Set(spellings.map((each) => searchKey(each)));
  expect([...keys]).toHaveLength(1);
});

it('keeps different things apart, also those of few letters', () => {
  const names = ['Haldi', 'Halwa', 'Dal', 'Dahi', 'Tel', 'Tea', 'Soap', 'Soup', 'Chai', 'Chana'];
  expect(new Set(names.map((name) => searchKey(name))).size).toBe(names.length);
});

it('keeps numbers, drops signs and says each word once', () => {
  expect(searchKey('Maggi® 2-Minute', '70 g', 'Maggi')).toBe(searchKey('maggi 2 minute 70 g'));
  expect(searchKey('', '%_')).toBe('');
});
