"""A bot for a server of Acies: python3 bot.py http://localhost:4173 BATTLE blue

It chooses at random among the answers that the server offers. /api/openapi.json describes the API.
It outlives restarts of the server, and started again it goes on with its seat (README.md).
"""

import http.client
import json
import os
import random
import re
import secrets
import sys
import time
import urllib.error
import urllib.request
import uuid

if len(sys.argv) != 4:
    sys.exit("python3 bot.py SERVER BATTLE SIDE")
SERVER, BATTLE, SIDE = sys.argv[1:]
ADDRESS = f"{SERVER}/api/battles/{BATTLE}"
# The server is away, a proxy answers for it, or the answer breaks off.
TROUBLE = (OSError, http.client.HTTPException, ValueError)


def secret_kept(file):
    """The secret gives the seat. Only this user may read the file; who deletes it loses the seat."""
    if not os.path.exists(file):
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
            new.write(secrets.token_urlsafe(32))
    with open(file) as kept:
        secret = kept.read().strip()
    if not re.fullmatch(r"[\w-]{43,128}", secret, re.ASCII):
        sys.exit(f"{file} holds no secret. Delete it to take a new seat.")
    return secret


SECRET = secret_kept(f"{BATTLE}-{SIDE}.secret")
HEADERS = {"Authorization": f"Bearer {SECRET}", "Content-Type": "application/json"}
failures = 0


def pause(asked=None):
    """Waits before the next try: as long as the server asks for, or longer after each failure, up to 30 seconds."""
    global failures
    time.sleep(int(asked) if asked and asked.isdigit() else min(2**failures, 30))
    failures = min(failures + 1, 5)


def post(url, body):
    """Sends a request until the server answers in JSON, and returns the status and the answer."""
    global failures
    request = urllib.request.Request(url, json.dumps(body).encode(), HEADERS)
    while True:
        wait = None
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                status, answered = response.status, json.load(response)
                failures = 0
                return status, answered
        except urllib.error.HTTPError as error:
            wait = error.headers["Retry-After"]
            if error.code != 429 and error.code < 500:
                try:
                    return error.code, json.load(error)
                except TROUBLE:
                    pass
        except TROUBLE:
            pass
        pause(wait)


def act(what, body):
    """Performs an action. Each request has a new id: however often it is sent, the server carries it out only once."""
    return post(ADDRESS, {"do": what, "id": str(uuid.uuid4()), "body": body})


def play(command):
    return act("play", {"command": command})[0] == 200


def standing():
    """How the battle stands, with the side it waits for and the number of the newest message; {} without a seat."""
    _, mine = post(f"{SERVER}/api/mine", {"battles": [{"battle": BATTLE, "secret": SECRET}]})
    return next(iter(mine.get("battles", [])), {})


def answer(bases):
    """Answers a question: picks one of the offered choices, moves a base straight ahead, or ends the phase."""
    _, asked = post(f"{ADDRESS}/ask", {"ask": "options"})
    if asked.get("options") and play(random.choice(asked["options"])["command"]):
        return
    command = {"type": "move", "bases": [random.choice(bases)], "path": [{"forward": 60}]}
    _, judged = post(f"{ADDRESS}/ask", {"ask": "move", "command": command})
    if judged.get("stops") and random.random() < 0.7 and play(judged["stops"][0]["command"]):
        return
    play({"type": "end-phase"})


def messages():
    """The messages of the seat as they arrive, each a line of JSON. After a break they go on behind the last one."""
    global failures
    seen = 0
    while True:
        try:
            request = urllib.request.Request(
                f"{ADDRESS}/stream?after={seen}", headers={**HEADERS, "Accept": "application/x-ndjson"}
            )
            # A silent stream sends an empty line every 20 seconds.
            with urllib.request.urlopen(request, timeout=60) as stream:
                for line in stream:
                    if line.strip():
                        message = json.loads(line)
                        yield message
                        seen = message.get("number", seen)
                        failures = 0
        except urllib.error.HTTPError as error:
            if error.code in (400, 401, 403, 404):
                sys.exit(error.read().decode())
        except TROUBLE:
            pass
        pause()


now = standing()
if not now:
    status, joined = act("join", {"name": "A bot in Python", "side": SIDE})
    if status != 200:
        sys.exit(joined["reasons"][0]["text"] if "reasons" in joined else f"The server answers {status}.")
if now.get("stage", "open") == "open":
    act("prepare", {"word": str(uuid.uuid4()), "army": {"drawn": True}})

own = []
for message in messages():
    if message.get("type") == "begun":
        own = [base["id"] for base in message["opening"]["bases"] if base["side"] == SIDE]
    if message.get("type") == "disclosed":
        break
    # Of many messages at once only the newest counts.
    if not own or message.get("number", -1) < now.get("number", 0):
        continue
    while (now := standing()).get("waits") == SIDE:
        answer(own)
