import '../../../test/browser-stand-ins';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts, formDraft } from './form-draft';

beforeEach(() => localStorage.clear());

it('is there again for the same form and person only', () => {
  formDraft<{ area: string }>('profile', 'p-1').write({ area: 'Dadar' });
  expect(formDraft('profile', 'p-1').read()).toEqual({ area: 'Dadar' });
  expect(formDraft('profile', 'p-2').read()).toEqual({});
  expect(formDraft('shop', 'p-1').read()).toEqual({});
});

it('is gone when nothing is left to keep, and with the sign-out', () => {
  const draft = formDraft<{ area: string }>('profile', 'p-1');
  draft.write({ area: 'Dadar' });
  draft.write({});
  expect(localStorage.getItem('chowk.draft.profile.p-1')).toBeNull();
  draft.write({ area: 'Dadar' });
  localStorage.setItem('other', 'stays');
  forgetDrafts();
  expect([draft.read(), localStorage.getItem('other')]).toEqual([{}, 'stays']);
});

it.each(['not json', 'null', '[]', '7'])('is nothing when broken: %s', (text) => {
  localStorage.setItem('chowk.draft.profile.p-1', text);
  expect(formDraft('profile', 'p-1').read()).toEqual({});
});
