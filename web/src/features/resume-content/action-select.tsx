interface ActionSelectProps {
  label: string
  /** What is done with what is chosen, in a word or two. */
  prompt: string
  groups: readonly {
    readonly title: string
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }[]
  id?: string
  onChoose: (value: string) => void
}

/** A menu of things to do. Nothing stays chosen. */
export const ActionSelect = ({ label, prompt, groups, id, onChoose }: ActionSelectProps) => (
  <select
    className="select w-auto select-sm"
    aria-label={label}
    value=""
    id={id}
    onChange={(event) => event.target.value !== '' && onChoose(event.target.value)}
  >
    <option value="">{prompt}</option>
    {groups.map(({ title, options }) => (
      <optgroup key={title} label={title}>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </optgroup>
    ))}
  </select>
)
