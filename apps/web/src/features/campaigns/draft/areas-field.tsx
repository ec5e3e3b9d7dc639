import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';

interface AreasFieldProps {
  areas: readonly string[];
  onChange: (areas: readonly string[]) => void;
}

const MAX_AREA_LENGTH = 120;

/** The same area in other letters is the same area. */
function withNew(areas: readonly string[], typed: string): readonly string[] {
  const known = new Set(areas.map((area) => area.toLowerCase()));
  const fresh = typed
    .split(',')
    .map((area) => area.trim())
    .filter((area) => area !== '' && !known.has(area.toLowerCase()));
  return [...areas, ...new Set(fresh)];
}

export function AreasField({ areas, onChange }: AreasFieldProps) {
  const t = useMessages('wizard');
  const [typed, setTyped] = useState('');

  function add() {
    onChange(withNew(areas, typed));
    setTyped('');
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-2">
        <TextField
          className="flex-1"
          label={t('where.areas')}
          hint={t('where.areasHint')}
          maxLength={MAX_AREA_LENGTH}
          value={typed}
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
          // Leaving the box is as good as pressing enter: nobody's area is forgotten.
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button
          variant="secondary"
          className="mt-6.5"
          icon={<Plus aria-hidden className="size-5" />}
          onClick={add}
        >
          {t('where.add')}
        </Button>
      </div>
      {/* Its place is kept: a button that moves under the finger is not pressed. */}
      <ul aria-label={t('where.areas')} className="flex min-h-9 flex-wrap gap-2">
        {areas.map((area) => (
          <li key={area}>
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('where.remove', { area })}
              onClick={() => onChange(areas.filter((each) => each !== area))}
            >
              {area}
              <X aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
