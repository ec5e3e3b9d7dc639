import { describe, expect, it, vi } from 'vitest';
import { onErrorReport, recentErrors, reportError, watchWindowErrors } from './error-reports';

describe('error reports', () => {
  it('notify listeners and keep the latest twenty', () => {
    const listener = vi.fn();
    const stop = onErrorReport(listener);
    for (let nth = 1; nth <= 25; nth += 1) reportError('window', new Error(`no. ${nth}`));
    stop();
    reportError('window', 'unheard');
    expect(listener).toHaveBeenCalledTimes(25);
    expect(recentErrors()).toHaveLength(20);
    expect(recentErrors().at(-1)?.message).toBe('unheard');
  });

  it('name an error without a message', () => {
    reportError('promise', undefined);
    expect(recentErrors().at(-1)).toMatchObject({ source: 'promise', message: 'Unknown error' });
  });

  it('include window errors until stopped', () => {
    const target = new EventTarget() as Window;
    const stop = watchWindowErrors(target);
    target.dispatchEvent(Object.assign(new Event('error'), { error: new Error('in a click') }));
    expect(recentErrors().at(-1)).toMatchObject({ source: 'window', message: 'in a click' });
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'not awaited' }));
    expect(recentErrors().at(-1)).toMatchObject({ source: 'promise', message: 'not awaited' });
    stop();
    target.dispatchEvent(Object.assign(new Event('error'), { error: new Error('too late') }));
    expect(recentErrors().at(-1)?.source).toBe('promise');
  });
});
