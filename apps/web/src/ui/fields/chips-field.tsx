import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/base/button';
import { TextField } from './text-field';

interface ChipsFieldProps {
  label: string;
  hint: string;
  addLabel: string;
  removeLabel: (chip: string) => string;
  maxLength: number;
  chips: readonly string[];
  onChange: (chips: readonly string[]) => void;
}

/** Words are compared without case. */
function withNew(chips: readonly string[], typed: string): readonly string[] {
  const known = new Set(chips.map((chip) => chip.toLowerCase()));
  const fresh = typed
    .split(',')
    .map((chip) => chip.trim())
    .filter((chip) => chip !== '' && !known.has(chip.toLowerCase()));
  return [...chips, ...new Set(fresh)];
}

/** Several short words, each removable. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, hint, addLabel, removeLabel, maxLength, chips, onChange } = props;
  const [typed, setTyped] = useState('');

  function add() {
    if (typed.trim() !== '') onChange(withNew(chips, typed));
    setTyped('');
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-2">
        <TextField
          className="flex-1"
          label={label}
          hint={hint}
          maxLength={maxLength}
          value={typed}
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
          // Leaving the field adds the word, like Enter.
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
          {addLabel}
        </Button>
      </div>
      {/* Its place is kept: a button that moves under the finger is not pressed. */}
      <ul aria-label={label} className="flex min-h-9 flex-wrap gap-2">
        {chips.map((chip) => (
          <li key={chip}>
            <Button
              size="sm"
              variant="secondary"
              aria-label={removeLabel(chip)}
              onClick={() => onChange(chips.filter((each) => each !== chip))}
            >
              {chip}
              <X aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
