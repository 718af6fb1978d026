// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateSleepingStyleCreate = Object.assign(validate10, {"required":["title"],"nullable":[]});
const schema11 = {"type":"object","required":["title"],"properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"position":{"type":"integer","minimum":0,"maximum":9999}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("\\S", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "position"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 60){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.position !== undefined){
let data1 = data.position;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = report(vErrors, instancePath+"/position", "type", {type: "integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9999 || isNaN(data1)){
vErrors = report(vErrors, instancePath+"/position", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = report(vErrors, instancePath+"/position", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateSleepingStylePatch = Object.assign(validate11, {"required":[],"nullable":[]});
const schema12 = {"type":"object","properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"position":{"type":"integer","minimum":0,"maximum":9999}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "title") || (key0 === "position"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 60){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.position !== undefined){
let data1 = data.position;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = report(vErrors, instancePath+"/position", "type", {type: "integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9999 || isNaN(data1)){
vErrors = report(vErrors, instancePath+"/position", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = report(vErrors, instancePath+"/position", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
