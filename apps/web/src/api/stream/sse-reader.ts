/** One message of a stream. The stream can be resumed from its `id`. */
export interface StreamMessage {
  readonly event: string;
  readonly data: string;
  readonly id: string | undefined;
}

/**
 * Parses `text/event-stream` from chunks of any size. A message may have an id only, which keeps
 * the resume position of a quiet stream current.
 */
export function createSseReader(onMessage: (message: StreamMessage) => void) {
  let rest = '';
  let event = '';
  let id: string | undefined;
  let data: string[] = [];

  function finish(): void {
    if (data.length > 0 || id !== undefined) {
      onMessage({ event: event || 'message', data: data.join('\n'), id });
    }
    event = '';
    id = undefined;
    data = [];
  }

  function takeLine(line: string): void {
    if (line === '') {
      finish();
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
    if (field === 'id') id = value;
  }

  return (text: string): void => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) takeLine(line);
  };
}
