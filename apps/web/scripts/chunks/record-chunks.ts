import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Records the chunk of each lazily loaded file, for the bundle report. */
export function recordChunks(): Plugin {
  return {
    name: 'chowk:record-parts',
    apply: 'build',
    generateBundle(_, bundle) {
      const parts: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const importers = this.getModuleInfo(id)?.dynamicImporters ?? [];
          if (importers.length > 0)
            parts[relative(this.environment.config.root, id)] = chunk.fileName;
        }
      }
      this.emitFile({ type: 'asset', fileName: '.vite/parts.json', source: JSON.stringify(parts) });
    },
  };
}
