interface SearchFieldProps {
  readonly label: string;
  /** What is sought; it changes with each letter. */
  readonly sought: { value: string };
}

/** A field for the words that are sought. */
export const SearchField = ({ label, sought }: SearchFieldProps) => (
  <label class="search">
    {label}
    <input
      type="search"
      value={sought.value}
      onInput={(event) => {
        sought.value = event.currentTarget.value;
      }}
    />
  </label>
);
