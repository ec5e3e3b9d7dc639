/** A failure whose message is all a person needs; no stack is shown for it. */
export class Failure extends Error {
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** The one way a script ends badly: the output of what failed, then one plain sentence. */
export function endWith(error) {
  if (error instanceof Failure) {
    if (error.output) console.error(error.output.trimEnd());
    console.error(`\n${error.message}`);
  } else {
    console.error(error);
  }
  process.exit(1);
}
