import type * as v from "valibot"

/**
 * A schema of stored values that reads every value of the type `Stored`. The annotation `GenericSchema<unknown, Stored>` alone
 * accepts a schema without one of the kinds of a union: rows of that kind would be written and could not be read.
 */
export function storedSchema<Stored>() {
  return <Schema extends v.GenericSchema<unknown, Stored>>(
    schema: Schema & ([Stored] extends [v.InferOutput<Schema>] ? unknown : WithoutSchema<Stored, Schema>),
  ): v.GenericSchema<unknown, Stored> => schema
}

/** Names the values without a schema in the message of the compiler. */
type WithoutSchema<Stored, Schema extends v.GenericSchema> = {
  withoutSchema: Exclude<Stored, v.InferOutput<Schema>>
}
