import { Component, type ComponentType, lazy as reactLazy, startTransition } from 'react';
import { isAnythingTyped, MissingChunkError } from '@/missing-chunk';
import { ChunkMissing } from './chunk-missing';

interface Loaded {
  readonly Part?: ComponentType;
  readonly error?: unknown;
}

interface InPlaceProps {
  readonly load: () => Promise<Loaded>;
  readonly first: Loaded;
  /** Props of the component. */
  readonly given: object;
}

/**
 * A component whose code or words could not be loaded waits in place: the page around it keeps its
 * input.
 */
class InPlace extends Component<InPlaceProps, Loaded> {
  static getDerivedStateFromError = (error: unknown): Loaded => ({ error });

  override state = this.props.first;

  tryAgain = async (isPressed: boolean) => {
    const next = await this.props.load().catch(() => this.state);
    const { needsFreshPage } = (next.error ?? this.state.error) as MissingChunkError;
    if (needsFreshPage && (isPressed || !isAnythingTyped())) window.location.reload();
    // The fallback stays until the words are loaded too.
    else startTransition(() => this.setState({ error: undefined, ...next }));
  };

  override render() {
    const { Part, error } = this.state;
    if (error instanceof MissingChunkError) return <ChunkMissing onTry={this.tryAgain} />;
    if (error) throw error;
    return Part && <Part {...this.props.given} />;
  }
}

/** Like React's `lazy`, for a network that may be gone when the component is first needed. */
export const lazy: typeof reactLazy = (loadIt) =>
  reactLazy(async () => {
    const load = (): Promise<Loaded> =>
      loadIt().then(
        ({ default: Part }) => ({ Part: Part as ComponentType }),
        (error) => {
          if (!(error instanceof MissingChunkError)) throw error;
          return { error };
        },
      );
    const first = await load();
    const inPlace = (given: object) => <InPlace load={load} first={first} given={given} />;
    return { default: inPlace as unknown as Awaited<ReturnType<typeof loadIt>>['default'] };
  });
