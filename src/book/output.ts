/** The files that a book comes out as: paths from the folder of the output, and their contents. */
export type Files = ReadonlyMap<string, string | Uint8Array>;
