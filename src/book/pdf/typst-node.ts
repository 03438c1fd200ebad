/** Typesets a book with Typst, whose compiler comes as a package with its binary. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PdfSource } from './pdf.ts';

const require = createRequire(import.meta.url);

const WEIGHTS = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold', '700Bold_Italic'];

/** The folders with the fonts of the book: those of the app, as files that Typst reads. */
function fontFolders(): readonly string[] {
  const families = ['@expo-google-fonts/source-serif-4', '@expo-google-fonts/source-sans-3'];
  return families.flatMap((family) => {
    const folder = dirname(require.resolve(`${family}/package.json`));
    return WEIGHTS.map((weight) => join(folder, weight));
  });
}

/** Every PDF has this date, in seconds, so that the same book has the same bytes. */
const DATE = 1_767_225_600;

export type Typeset =
  | { readonly ok: true; readonly pdf: Uint8Array; readonly pages: number }
  | { readonly ok: false; readonly why: string };

/** The PDF of a source, in PDF/UA-1. Where Typst has no binary for this machine, the answer says so. */
export async function typesetPdf({ markup, drawings }: PdfSource): Promise<Typeset> {
  let typst: typeof import('@myriaddreamin/typst-ts-node-compiler');
  try {
    typst = await import('@myriaddreamin/typst-ts-node-compiler');
  } catch (error) {
    return {
      ok: false,
      why: `Typst does not run on this machine: ${(error as Error).message.split('\n')[0]}`,
    };
  }
  const workspace = fileURLToPath(new URL('.', import.meta.url));
  const compiler = typst.NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [...fontFolders()] }] });
  for (const [name, svg] of drawings) compiler.mapShadow(join(workspace, name), Buffer.from(svg));
  const compiled = compiler.compile({ mainFileContent: markup });
  if (!compiled.result) {
    const error = compiled.takeError();
    const [first] = error?.shortDiagnostics ?? [];
    return { ok: false, why: `Typst does not typeset it: ${JSON.stringify(first ?? 'no reason')}` };
  }
  const pdf = compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp: DATE });
  return { ok: true, pdf: new Uint8Array(pdf), pages: compiled.result.numOfPages };
}
