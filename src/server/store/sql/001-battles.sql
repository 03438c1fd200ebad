-- Read by SQLite and PostgreSQL alike: only what both understand.
CREATE TABLE battles (
  id TEXT PRIMARY KEY,
  -- Number of the newest entry.
  last INTEGER NOT NULL,
  -- 'open', 'playing' or 'over'.
  stage TEXT NOT NULL,
  -- Milliseconds since 1970.
  changed BIGINT NOT NULL,
  -- What the lobby shows of it, as JSON.
  listing TEXT NOT NULL
);

CREATE INDEX battles_stage ON battles (stage, id);

CREATE TABLE entries (
  battle TEXT NOT NULL REFERENCES battles (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  -- The entry as JSON.
  entry TEXT NOT NULL,
  PRIMARY KEY (battle, number)
);

CREATE TABLE due (
  battle TEXT NOT NULL REFERENCES battles (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  -- Milliseconds since 1970.
  at BIGINT NOT NULL,
  PRIMARY KEY (battle, kind)
);

CREATE INDEX due_at ON due (at);

-- What the server keeps for itself: the keys of its notices and the like.
CREATE TABLE facts (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
