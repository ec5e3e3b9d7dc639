import { lettersFor, runsOf, type Weight } from './letters';

type Pdf = PDFKit.PDFDocument;

const MARGIN = 48;
const LINE = 1.45;

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

  private widthOf(text: string, { size, weight }: TextStyle): number {
    return runsOf(text).reduce((sum, run) => {
      this.pdf.font(lettersFor(run.script, weight)).fontSize(size);
      return sum + this.pdf.widthOfString(run.text);
    }, 0);
  }

  /** A word wider than the box is let stick out rather than cut: nothing printed may be missing. */
  private wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && this.widthOf(longer, style) > width) lines.push(word);
      else lines.splice(-1, 1, longer);
    }
    return lines;
  }

  private draw(line: string, top: number, box: Box, style: TextStyle): void {
    const start = box.align === 'right' ? box.x + box.width - this.widthOf(line, style) : box.x;
    runsOf(line).reduce((x, run) => {
      this.pdf.font(lettersFor(run.script, style.weight)).fontSize(style.size);
      this.pdf.fillColor(style.color).text(run.text, x, top, { lineBreak: false });
      return x + this.pdf.widthOfString(run.text);
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
