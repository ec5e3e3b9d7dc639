import { describe, expect, it, vi } from 'vitest';
import { openLogMessenger } from './log-messenger';

const MESSAGE = {
  to: '+919812345678',
  channel: 'sms',
  template: 'lead-otp',
  text: 'Your code is 123456',
  language: 'en',
} as const;

describe('openLogMessenger', () => {
  it('logs the text with the number masked', async () => {
    const info = vi.fn();
    const { id } = await openLogMessenger({ info }).send(MESSAGE);
    expect(info.mock.calls[0]?.[0]).toEqual({
      message: { ...MESSAGE, id, to: '•••••••••5678' },
    });
    expect(JSON.stringify(info.mock.calls)).not.toContain('98123');
  });

  it('refuses what is not a phone number, and reaches no phone', async () => {
    const info = vi.fn();
    const messenger = openLogMessenger({ info });
    await expect(messenger.send({ ...MESSAGE, to: 'asha' })).rejects.toThrow();
    expect(info).not.toHaveBeenCalled();
    expect(messenger.isConfigured('sms')).toBe(false);
    expect(messenger.isConfigured('whatsapp')).toBe(false);
  });
});
