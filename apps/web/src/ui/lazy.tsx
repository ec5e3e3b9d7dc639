import {
  Component,
  type ComponentType,
  type ReactNode,
  lazy as reactLazy,
  startTransition,
  useCallback,
  useState,
} from 'react';
import { isAnythingTyped, MissingPartError } from '../missing-part';
import { PartAway } from './part-away';

interface Asked {
  error?: unknown;
}

/** The part may be here and its words may not: then it too waits in its place, not the whole page. */
class InPlace extends Component<{ children: ReactNode }, Asked> {
  static getDerivedStateFromError = (error: unknown): Asked => ({ error });

  override state: Asked = {};

  tryAgain = async (isPressed: boolean) => {
    if (!openFresh(this.state.error, isPressed)) {
      // What waits stays in sight until the words have come.
      startTransition(() => this.setState({ error: undefined }));
    }
  };

  override render() {
    const { error } = this.state;
    if (error instanceof MissingPartError) return <PartAway onTry={this.tryAgain} />;
    if (error) throw error;
    return this.props.children;
  }
}

/** Some parts can only come with a page loaded anew, which what is typed on this one forbids. */
function openFresh(error: unknown, isPressed: boolean): boolean {
  const isNeeded = error instanceof MissingPartError && error.needsFreshPage;
  const isDone = isNeeded && (isPressed || !isAnythingTyped());
  if (isDone) window.location.reload();
  return isDone;
}

interface AwaitedPartProps {
  load: () => Promise<{ default: ComponentType }>;
  /** Of the part itself. */
  given: object;
}

/** Waits in the place of the part, so that the page around it keeps all that was typed on it. */
function AwaitedPart({ load, given }: AwaitedPartProps) {
  const [found, setFound] = useState<{ Part: ComponentType }>();
  const tryAgain = useCallback(
    async (isPressed: boolean) => {
      try {
        const { default: Part } = await load();
        setFound({ Part });
      } catch (error) {
        openFresh(error, isPressed);
      }
    },
    [load],
  );
  return found ? <found.Part {...given} /> : <PartAway onTry={tryAgain} />;
}

/** As React's own, for a network that may be gone when the part is first needed. */
export const lazy: typeof reactLazy = (load) =>
  reactLazy(async () => {
    const found = await load().catch((error) => {
      if (!(error instanceof MissingPartError)) throw error;
    });
    const Part = found?.default as ComponentType | undefined;
    const inPlace = (given: object) => (
      <InPlace>{Part ? <Part {...given} /> : <AwaitedPart load={load} given={given} />}</InPlace>
    );
    return { default: inPlace as unknown as Awaited<ReturnType<typeof load>>['default'] };
  });
