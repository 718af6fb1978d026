// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateSearchWordCreate = Object.assign(validate10, {"required":["title","meaning"],"nullable":[]});
const schema11 = {"type":"object","required":["title","meaning"],"properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"meaning":{"type":"string","maxLength":200,"pattern":"\\S"}},"additionalProperties":false};
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
if(data.meaning === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "meaning"});
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "meaning"))){
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
if(data.meaning !== undefined){
let data1 = data.meaning;
if(typeof data1 === "string"){
if(func2(data1) > 200){
vErrors = report(vErrors, instancePath+"/meaning", "maxLength", {limit: 200});
errors++;
}
if(!pattern0.test(data1)){
vErrors = report(vErrors, instancePath+"/meaning", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/meaning", "type", {type: "string"});
errors++;
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

export const validateSearchWordPatch = Object.assign(validate11, {"required":[],"nullable":[]});
const schema12 = {"type":"object","properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"meaning":{"type":"string","maxLength":200,"pattern":"\\S"}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "title") || (key0 === "meaning"))){
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
if(data.meaning !== undefined){
let data1 = data.meaning;
if(typeof data1 === "string"){
if(func2(data1) > 200){
vErrors = report(vErrors, instancePath+"/meaning", "maxLength", {limit: 200});
errors++;
}
if(!pattern0.test(data1)){
vErrors = report(vErrors, instancePath+"/meaning", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/meaning", "type", {type: "string"});
errors++;
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
