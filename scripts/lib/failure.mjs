/** An error whose message is all a person needs, shown without a stack. */
export class Failure extends Error {
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** The one way a script fails: the failing output, then one plain sentence. */
export function endWith(error) {
  if (error instanceof Failure) {
    if (error.output) console.error(error.output.trimEnd());
    console.error(`\n${error.message}`);
  } else {
    console.error(error);
  }
  process.exit(1);
}
