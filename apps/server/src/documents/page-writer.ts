import { lettersFor, type Run, runsOf, type Weight } from './letters';

type Pdf = PDFKit.PDFDocument;

const MARGIN = 48;
const LINE = 1.45;
/** As people see them: a Hindi letter with its vowel sign is one. */
const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

interface Box {
  readonly x: number;
  readonly width: number;
  readonly align?: 'right';
}

/** Writes lines from the top of a page downwards, in both scripts, and begins new pages. */
export class PageWriter {
  private readonly pdf: Pdf;
  /** Shaping is the slow part, and a table says the same words over and over. */
  private readonly widths = new Map<string, number>();
  private y = MARGIN;

  constructor(pdf: Pdf) {
    this.pdf = pdf;
  }

  get left(): number {
    return MARGIN;
  }

  get width(): number {
    return this.pdf.page.width - 2 * MARGIN;
  }

  private widthOfRun({ script, text }: Run, { size, weight }: TextStyle): number {
    const font = lettersFor(script, weight);
    const key = `${font}/${size}/${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.pdf.font(font).fontSize(size).widthOfString(text);
    this.widths.set(key, width);
    return width;
  }

  private widthOf(text: string, style: TextStyle): number {
    return runsOf(text).reduce((sum, run) => sum + this.widthOfRun(run, style), 0);
  }

  /** A word wider than its box goes on in the next line: nothing printed may be missing. */
  private fitting(word: string, width: number, style: TextStyle): string[] {
    if (this.widthOf(word, style) <= width) return [word];
    const pieces = [''];
    for (const { segment } of letters.segment(word)) {
      const longer = `${pieces.at(-1)}${segment}`;
      if (pieces.at(-1) && this.widthOf(longer, style) > width) pieces.push(segment);
      else pieces.splice(-1, 1, longer);
    }
    return pieces;
  }

  private wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: { text: string; width: number }[] = [];
    const space = this.widthOf(' ', style);
    const words = text.split(/\s+/).flatMap((word) => this.fitting(word, width, style));
    for (const word of words) {
      const wordWidth = this.widthOf(word, style);
      const last = lines.at(-1);
      if (last && last.width + space + wordWidth <= width) {
        last.text += ` ${word}`;
        last.width += space + wordWidth;
      } else {
        lines.push({ text: word, width: wordWidth });
      }
    }
    return lines.map((line) => line.text);
  }

  private draw(line: string, top: number, box: Box, style: TextStyle): void {
    const start = box.align === 'right' ? box.x + box.width - this.widthOf(line, style) : box.x;
    runsOf(line).reduce((x, run) => {
      this.pdf.font(lettersFor(run.script, style.weight)).fontSize(style.size);
      this.pdf.fillColor(style.color).text(run.text, x, top, { lineBreak: false });
      return x + this.widthOfRun(run, style);
    }, start);
  }

  private makeRoom(height: number): void {
    if (this.y + height <= this.pdf.page.height - MARGIN) return;
    this.pdf.addPage();
    this.y = MARGIN;
  }

  space(height: number): void {
    this.y += height;
  }

  rule(color: string): void {
    this.makeRoom(1);
    this.pdf
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + this.width, this.y)
      .lineWidth(0.5)
      .strokeColor(color)
      .stroke();
    this.y += 4;
  }

  /** Texts side by side, each wrapped in its own box; the row is as high as the highest. */
  row(cells: readonly (Box & { readonly text: string })[], style: TextStyle): void {
    const wrapped = cells.map((cell) => ({
      ...cell,
      lines: this.wrap(cell.text, cell.width, style),
    }));
    const lineHeight = style.size * LINE;
    const height = Math.max(...wrapped.map(({ lines }) => lines.length)) * lineHeight;
    this.makeRoom(height);
    for (const { lines, ...box } of wrapped) {
      for (const [i, line] of lines.entries()) {
        this.draw(line, this.y + i * lineHeight, box, style);
      }
    }
    this.y += height;
  }
}
